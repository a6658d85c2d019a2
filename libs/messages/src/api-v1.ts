export * from './gen/tim/api/v1/travel_impact_model.ts';
