import { describe, expect, it } from 'vitest';
import { recogniseColumns } from './columns.ts';
import { peopleColumns } from './people-columns.ts';

const peopleIn = (header: string) => {
  const names = header.split(';');
  return peopleColumns(names, recogniseColumns(names)).map((place) => names[place]);
};

describe('columns with people’s names', () => {
  it.each([
    ['From;To;Traveller;Passengers;Hotel Name;Airline Name', 'Traveller'],
    ['From;To;Employee;Passenger Name;E-mail (work);Approver', 'Employee;Passenger Name;E-mail (work);Approver'],
    ['Von;Nach;Vorname;Nachname;Personen;Personalnummer;Kostenstelle', 'Vorname;Nachname;Personalnummer'],
    ['Départ;Arrivée;Nom;Prénom;N° de vol;Nombre de passagers', 'Nom;Prénom'],
    ['Origen;Destino;Nombre;Apellidos;Número de pasajeros', 'Nombre;Apellidos'],
    ['Partenza;Arrivo;Nome;Cognome;Passeggeri', 'Nome;Cognome'],
    ['Vertrek;Bestemming;Voornaam;Achternaam;Aantal reizigers', 'Voornaam;Achternaam'],
    ['Origem;Destino;Nome do viajante;Sobrenome;Viajantes', 'Nome do viajante;Sobrenome'],
  ])('of %s are %s', (header, people) => {
    expect(peopleIn(header)).toEqual(people.split(';'));
  });
});
