import type { FindIndex } from './find-index.ts';

/** A few places and carriers, busiest first. */
export const SMALL_INDEX: FindIndex = {
  airports: [
    ['LHR', 'LON', 'GB', 'London Heathrow Airport', ''],
    ['JFK', 'NYC', 'US', 'John F Kennedy International Airport', ''],
    ['EWR', 'NYC', 'US', 'Newark Liberty International Airport', 'Newark'],
    ['MUC', '', 'DE', 'Munich Airport', ''],
    ['LGW', 'LON', 'GB', 'London Gatwick Airport', ''],
    ['ZRH', '', 'CH', 'Zürich Airport', ''],
    ['BOG', '', 'CO', 'El Dorado International Airport', ''],
    ['FLL', '', 'US', 'Fort Lauderdale/Hollywood International Airport', ''],
    ['YXU', '', 'CA', 'London Airport', ''],
    ['GRU', 'SAO', 'BR', 'Guarulhos International Airport', ''],
    ['BAR', '', 'CN', 'Boao Airport', ''],
    ['BCN', '', 'ES', 'Barcelona Airport', ''],
    ['CFE', '', 'FR', 'Clermont-Ferrand Auvergne Airport', ''],
  ],
  closedAirports: [
    ['TXL', 'BER', 'DE', 'Berlin-Tegel International Airport', 'Berlin'],
    ['MSE', 'LON', 'GB', 'London Manston Airport', ''],
  ],
  cities: [
    ['LON', 'London', 'Londres', 'Лондон', '런던', '伦敦', '倫敦', 'لندن'],
    ['NYC', 'New York', 'Nueva York', 'Нью-Йорк', '뉴욕', 'نيويورك'],
    ['MUC', 'Munich', 'München', 'Monaco di Baviera'],
    ['ZRH', 'Zurich'],
    ['BOG', 'Bogotá'],
    ['FLL', 'Fort Lauderdale'],
    ['YXU', 'London'],
    ['SAO', 'São Paulo'],
    ['BAR', 'Qionghai'],
    ['BCN', 'Barcelona', 'Barcelone'],
    ['CFE', 'Clermont-Ferrand/Auvergne'],
  ],
  metropolises: ['LON', 'NYC'],
  carriers: [
    ['AA', 'AAL', 'American Airlines'],
    ['BA', 'BAW', 'British Airways'],
    ['KL', 'KLM', 'KLM Royal Dutch Airlines'],
    ['LX', 'SWR', 'Swiss International Air Lines'],
    ['RK', 'RUK', 'Ryanair UK'],
    ['FO', 'FXX', 'Felix Airways'],
  ],
  freightCarriers: [['FX', 'FDX', 'FedEx Express']],
};
