import { createEstimator, type Estimator, type EstimatorSettings } from './create-estimator.ts';
import { loadCore, loadNetwork } from './data-packages.ts';

/** An estimator with all tables, which it loads from the packages of the data. */
export async function loadEstimator(settings: EstimatorSettings = {}): Promise<Estimator> {
  return createEstimator(await Promise.all([loadCore(), loadNetwork()]), settings);
}
