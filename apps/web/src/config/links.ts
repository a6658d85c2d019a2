/** Every address outside this site, in one place. */
export const LINKS = {
  methodRepository: 'https://github.com/google/travel-impact-model',
  typicalFlightMethod: 'https://github.com/google/travel-impact-model/blob/main/projects/typical_flight_emissions.md',
  developersApi: 'https://developers.google.com/travel/impact-model',
  spreadsheetAddOn: 'https://workspace.google.com/marketplace/app/flight_emissions_for_sheets/655425728274',
  accessOptions: 'https://support.google.com/travel/contact/tim?pcff=category:travel_Impact_model_(TIM)_API',
  contact: 'https://support.google.com/travel/contact/tim',
  privacyPolicy: 'https://policies.google.com/privacy',
  licence: 'https://creativecommons.org/licenses/by-sa/4.0/',
  codeShares: 'https://www.transportation.gov/policy/aviation-policy/licensing/code-sharing',
  netZeroResolution:
    'https://www.icao.int/environmental-protection/Documents/Assembly/Resolution_A41-21_Climate_change.pdf',
  itineraryVariation:
    'https://theicct.org/publication/variation-in-aviation-emissions-by-itinerary-the-case-for-emissions-disclosure/',
  coalition: 'https://travalyst.org/industry/',
  yearlyEmissions: {
    unitedKingdom:
      'https://www.gov.uk/government/publications/annual-statement-of-emissions-for-2023/annual-statement-of-emissions-for-2023-accessible-webpage',
    germany: 'https://www.umweltbundesamt.de/daten/klima/treibhausgas-emissionen-in-deutschland',
    france: 'https://citepa.org/fr/2024_05_p01',
    spain:
      'https://www.miteco.gob.es/es/calidad-y-evaluacion-ambiental/temas/sistema-espanol-de-inventario-sei-/inventario-gases-efecto-invernadero.html',
    japan: 'https://www.env.go.jp/press/press_04797.html',
  },
  committeeAnnouncement: 'https://blog.google/products/travel/google-travel-impact-model-sustainability/',
} as const;

/** Sources cited by the Data Attribution table. */
export const ATTRIBUTION_LINKS = {
  eea2019:
    'https://www.eea.europa.eu/publications/emep-eea-guidebook-2019/part-b-sectoral-guidance-chapters/1-energy/1-a-combustion/1-a-3-a-aviation/view',
  eea2023Annex1:
    'https://www.eea.europa.eu/publications/emep-eea-guidebook-2023/part-b-sectoral-guidance-chapters/1-energy/1-a-combustion/1-a-3-a-aviation.3/view',
  corsiaLifeCycle:
    'https://www.icao.int/sites/default/files/environmental-protection/CORSIA/Documents/SCS-Evaluation/CORSIA_Supporting_Document_CORSIA-Eligible-Fuels_LCA_Methodology_V6.pdf',
  iso14083: 'https://www.iso.org/standard/78864.html',
  t100: 'https://www.bts.gov/airline-data-downloads',
  bitre: 'https://www.bitre.gov.au/statistics/aviation',
  indiaTraffic: 'https://github.com/Vonter/india-aviation-traffic',
  chAviation: 'https://www.ch-aviation.com/',
  globalLoadFactor: 'https://fred.stlouisfed.org/series/LOADFACTOR',
  schedules: 'https://oag.com/',
  seatArea: 'https://www.iata.org/en/programs/environment/passenger-emissions-methodology/',
  easaLabel: 'https://www.flightemissions.eu/',
} as const;
