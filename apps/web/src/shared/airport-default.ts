/**
 * What an airport's own operation emits for each passenger it handles [kg CO2e], where nobody knows the airport's own figure. Never
 * in a flight's kilograms. Source: Airport Carbon Accreditation, annual report 2023-2024.
 */
export const AIRPORT_DEFAULT = {
  kgCo2ePerPassenger: 1.71,
  source: 'Airport Carbon Accreditation, Annual Report 2023-2024',
} as const;
