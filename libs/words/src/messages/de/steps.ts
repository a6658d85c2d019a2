import type { MessagesOf } from '@tim/languages';
import type { STEPS as English } from '../en/steps.ts';

export const STEPS: MessagesOf<typeof English> = {
  steps: {
    greatCircleDistance: {
      name: 'Kürzeste Entfernung über die Erde',
      formula: 'd = 2 R atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
      source: '{flightLevel} (eine Kugel, auf der eine Seemeile eine Bogenminute ist)',
    },
    flownDistance: {
      name: 'Tatsächlich geflogene Strecke',
      formula: 'geflogen = d × DAF',
      source: '{method}, distance adjustment; Teoh et al., GAIA, Zenodo 8369564',
    },
    ccdDistance: {
      name: 'Strecke im Steig-, Reise- und Sinkflug',
      formula: 'CCD = geflogen − nah, mindestens 0',
      source: '{flightLevel}',
    },
    fuelBurn: {
      name: 'Treibstoffverbrauch des ganzen Fluges',
      formula: 'm = m_LTO + m_CCD, m_CCD zwischen den Entfernungen der Tabelle des Typs interpoliert',
      source: '{flightLevel}; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1',
    },
    flightEmissions: {
      name: 'Emissionen des ganzen Fluges',
      formula: 'WTT = m × f_WTT, TTW = m × f_TTW, WTW = WTT + TTW',
      source: '{flightLevel}; ISO 14083:2023, Tabellen K.1 und K.3; ICAO CORSIA LCA methodology, 6. Ausgabe, Tabelle 5',
    },
    passengersEmissions: {
      name: 'Anteil der Fluggäste, nach Abzug der Fracht',
      formula: 'E = WTW × (1 − CMF)',
      source: '{method}, apportionment to passengers and cargo',
    },
    equivalentCapacity: {
      name: 'Sitze, gezählt nach ihrer Bodenfläche',
      formula: 'C = Σ Sitze × Faktor',
      source: '{method}, cabin class; IATA RP 1726',
    },
    economySeat: {
      name: 'Emissionen eines besetzten Economy-Sitzes',
      formula: 'e = E / (C × PLF)',
      source: '{method}, CO2e estimates per passenger',
    },
    passengerGrams: {
      name: 'Jede Kabine, nach der Bodenfläche ihres Sitzes',
      formula: 'Kabine = e × Faktor, in ganzen Gramm',
      source: '{method}, CO2e estimates per passenger; IATA RP 1726',
    },
    range: {
      name: 'Zwischen welchen Werten das Ergebnis zu erwarten ist',
      formula:
        'min = g × exp(−√Σ w²), max = g × exp(√Σ w²), w als Logarithmus eines Verhältnisses, jedes so gewählt, dass 80\u00a0% darin liegen; w Treibstoff zählt nur für den tatsächlich verbrauchten Treibstoff, dessen max um ein Zehntel höher liegt',
      source:
        'eigene Regel dieser Engine; Verbrauchsmodell: Beirat, AC/5, Kurzbericht „Model Selection“; verbrauchter Treibstoff: US BTS Form 41, 2023 bis 2025',
    },
    contrails: {
      name: 'Risiko der Erwärmung durch Kondensstreifen, getrennt vom CO2e-Wert',
      formula:
        'x = EEF / (1,4397 GJ/kg × 3,16 × m) für jede Abflugzeit: gering unter 0,2, mittel bis 1, hoch darüber; das Risiko ist das der Abflugstunde, wenn ein Flugplan sie nennt, sonst das des größten Teils des Tages',
      source:
        'Beirat, Kurzbericht „Contrails Impact“ vom 5.\u00a0November 2025; eine Näherung: Nennt kein Flugplan die Abflugstunde, zählt jede Stunde gleich',
    },
    easaLabel: {
      name: 'Werte aus dem Label des Fluges',
      formula:
        'WTW wie auf dem Label; WTT und TTW aufgeteilt wie bei fossilem Kerosin, nachhaltiger Flugkraftstoff nicht abgezogen',
      source: 'EASA Flight Emissions Label',
    },
    typicalRoutes: {
      name: 'Verbindungen, die zählen, die schnellsten zuerst',
      formula:
        'ohne Zwischenstopp oder mit einem Umstieg am Drehkreuz einer Fluggesellschaft; nicht viel länger als die schnellste',
      source: '{typical}; Dauer aus einer Regression der Blockzeit über die Entfernung, US BTS T-100',
    },
    weightedMedian: {
      name: 'Die mittlere der Verbindungen',
      formula: 'je Kabine der erste Wert in aufsteigender Folge, mit dem die Hälfte der Betriebstage erreicht ist',
      source:
        '{typical}, „weighted median“; Betriebstage aus Flügen von 2022, sonst 2016/17, sonst nach Flugnummern geschätzt',
    },
  },
  typicalRoutesWithin:
    'ohne Zwischenstopp oder mit einem Umstieg am Drehkreuz einer Fluggesellschaft, mit {connectionHours}\u00a0h zwischen den Flügen; mindestens {slowestKmPerHour}\u00a0km/h, nicht viel länger als die schnellste; die {fastestRoutes} schnellsten; Flughäfen im Umkreis von {nearbyKm}\u00a0km einer Stadt zählen, wenn kein Flug sie mit ihr verbindet und mindestens {fewestUsersPercent}\u00a0% der Menschen aus der Stadt sie nutzen, gerechnet nach Flügen, geteilt durch das Quadrat der Entfernung',
};
