import { describe, expect, it } from 'vitest';
import { recogniseColumns } from './columns.ts';
import type { Field } from './column-names.ts';
import { saidKind, saidYes, type Said } from '../question/row-kinds.ts';

/** English, German, French, Spanish, Italian, Dutch, Portuguese: a line each. */
const HEADERS: Partial<Record<Field, string>> = {
  passengers: `
    Number of Passengers|No. of pax|# of travelers|Persons|Traveler Count|Passengers (number)
    Anzahl Personen|Anz. Personen|Pers.|Anzahl der Reisenden|Personenzahl|Reisende (Anzahl)|Anzahl Fluggäste
    Nombre de passagers|Nb de passagers|Nb. pers.|Nbre de voyageurs|N° passagers
    Nº de pasajeros|Núm. pasajeros|Cantidad de pasajeros|Personas|N.º de viajeros
    Numero di passeggeri|N. persone|Numero persone|Persone
    Aantal reizigers|Aantal personen|Aantal pers.|Aantal pax
    Nº de passageiros|Qtd. passageiros|Quantidade de passageiros|Pessoas`,
  returns: `
    Return|Return flight|Round-trip (Y/N)|Roundtrip?
    Rückreise|Hin-/Rückflug|Rückflug (J/N)|Hin- und Rückflug|Hin & zurück|Rückreise ja/nein
    Retour|Aller-retour|Aller/Retour (O/N)|A/R|Vol retour
    Ida y vuelta|¿Ida y vuelta? (S/N)|Ida/Vuelta|Regreso
    Andata e ritorno|Andata/Ritorno|Volo di ritorno|A/R
    Heen en terug|Heen/terug|Retour ja/nee|Retourvlucht
    Ida e volta|Ida/Volta|Regresso|Retorno|Voo de regresso`,
  tripType: `
    Trip type|Journey type|Itinerary type|One way / return|One-way or round trip|OW/RT|RT/OW
    Reiseart|Einfach / Retour|Einfach oder Hin- und Rückflug|Hin und zurück / einfach
    Type de voyage|Aller simple / aller-retour|Aller-retour ou aller simple
    Tipo de viaje|Solo ida / ida y vuelta|Ida o ida y vuelta
    Tipo di viaggio|Andata / andata e ritorno
    Reissoort|Type reis|Enkele reis / retour|Enkel / retour|Enkel of retour
    Tipo de viagem|Ida / Ida e volta|Só ida ou ida e volta`,
  service: `
    Ticket type|Ticketart|Type de billet|Tipo de billete|Tipo di biglietto|Soort ticket|Tipo de bilhete`,
  description: `
    Description|Item|Details|Remarks
    Beschreibung|Bezeichnung|Bemerkung
    Libellé|Remarque
    Descripción|Observaciones
    Descrizione
    Omschrijving
    Descrição|Observações`,
  returnDate: `
    Return Date|Date of return|Return departure date|Inbound date
    Rückreisedatum|Rückflug am|Datum Rückreise|Datum Rückflug|Rückkehr
    Date retour|Date de retour|Date du vol retour|Retour le
    Fecha de vuelta|Fecha regreso|Fecha vuelo vuelta
    Data ritorno|Data di ritorno|Data rientro
    Retourdatum|Datum terugreis|Datum retour|Terugkomstdatum
    Data da volta|Data de regresso|Data de retorno`,
  refund: `
    Refund|Refunded?|Refund (EUR)|Amount refunded
    Erstattung|Rückerstattung|Erstatteter Betrag|Erstattung in EUR
    Remboursement|Remboursé|Montant remboursé
    Reembolso|Importe reembolso|Importe reembolsado
    Rimborso|Importo rimborsato|Importo rimborso
    Terugbetaling|Terugbetaald bedrag|Restitutie
    Reembolso (BRL)|Valor do reembolso|Estorno`,
  status: `
    Status|Ticket Status|Trip status|Cancelled (Y/N)
    Buchungsstatus|Status Buchung|Storniert|Storniert ja/nein
    Statut|Statut du billet|Statut de la réservation|Annulé
    Estado|Estado de la reserva|Cancelado
    Stato|Stato prenotazione|Stato del biglietto|Annullato
    Status boeking|Boekingsstatus|Geannuleerd
    Situação|Status da reserva|Estado do bilhete|Cancelado`,
};

const WORDS: Partial<Record<Said, string>> = {
  return: `
    Return|Round Trip|Round-trip fare|RT|R/T|RTN|往復
    H+R|H/R|h + r|Hin und zurück|hin/zurück|Hin & zurück|Hin- und Rückflug
    Aller-retour|A/R|AR|aller et retour
    Ida y vuelta|ida/vuelta|Ida y vuelta en turista
    Andata e ritorno|andata/ritorno|A/R
    Heen en terug|Retour|heen/terug
    Ida e volta|ida/volta`,
  'one-way': `
    One way|Single|OW
    nur Hinflug|einfach|Einfache Strecke|nur hin
    Aller simple|Aller seul
    Solo ida|Sólo ida
    Solo andata|Sola andata
    Enkele reis|Enkel
    Só ida|Somente ida`,
  cancelled: `
    Cancelled|CANX|No-show|Not flown
    Storniert|Storno|Nicht angetreten
    Annulé|Annulée|Non utilisé
    Cancelado|No presentado|No utilizado
    Annullato|Cancellato|Non usufruito
    Geannuleerd|Niet gevlogen
    Cancelado|Não voado|Não utilizado|Não compareceu`,
  refund: `
    Refund|Refunded|RFND|Partially refunded
    Erstattet|Rückerstattung|Gutschrift
    Remboursé|Avoir|Note de crédit
    Reembolsado|Devuelto|Nota de crédito
    Rimborsato|Nota di credito
    Terugbetaald|Creditnota
    Reembolso|Estornado|Devolvido`,
  exchanged: 'Exchanged|Reissued|Umgebucht|Échangé|Canjeado|Cambiado|Cambiato|Omgeboekt|Trocado|Remarcado',
  rail: 'Rail|Train ticket|Bahnfahrkarte|Zugticket|Chemin de fer|Billet de train|Tren|Treno|Frecciarossa|Trein|Comboio|Trem',
  hotel: 'Hotel (2 nights)|Hotelübernachtung|Unterkunft|Hôtel|Logement|Alojamiento|Albergo|Overnachting|Hospedagem',
  fee: "Service Fee|Umbuchungsgebühr|Servicegebühr|Frais d'agence|Honoraires|Comisión|Diritti di agenzia|Boekingskosten|Taxa de serviço",
  total:
    'Grand Total|Sub-total|Summe|Gesamtbetrag|Gesamtergebnis|Sous-total|Suma|Total general|Somma|Totale|Eindtotaal|Soma|Total geral',
  flight:
    'Airfare incl. fees|Flug inkl. Gebühren|Vol avec bagages et frais|Vuelo con tasas|Volo|Vlucht inclusief kosten|Voo',
};

const casesOf = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).flatMap(([means, list]) =>
    list
      .split(/[|\n]/)
      .map((text) => [text.trim(), means] as const)
      .filter(([text]) => text !== ''),
  );

describe('in seven languages', () => {
  it.each(casesOf(HEADERS))('the column “%s” is read as %s', (header, field) => {
    expect(recogniseColumns(['Von', 'Nach', header])).toEqual({ origin: 0, destination: 1, [field]: 2 });
  });

  it.each(casesOf(WORDS))('“%s” says %s', (text, said) => {
    expect(saidKind(text)).toBe(said);
  });

  it('yes and no are known', () => {
    expect('yes ja oui sí si sim x'.split(' ').map(saidYes)).toEqual(Array.from({ length: 7 }, () => true));
    expect('no nein non nee não'.split(' ').map(saidYes)).toEqual(Array.from({ length: 5 }, () => false));
  });

  it.each(['Hinflug', 'Rückflug', 'Vuelta', 'Ritorno', 'Retourvlucht', 'Volta'])(
    '“%s” is one direction, not both',
    (text) => {
      expect(saidKind(text)).not.toBe('return');
    },
  );

  it.each([
    'Kostenstelle',
    'Ticket No.',
    'Refund policy',
    'Return reason',
    'Passenger type',
    'Nombre',
    'Número de billete',
  ])('the column “%s” is none that counts people or tells of a flight back or a refund', (header) => {
    const { passengers, returns, returnDate, refund } = recogniseColumns(['Von', 'Nach', header]);
    expect([passengers, returns, returnDate, refund]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
