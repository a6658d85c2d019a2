/** Names that appear in several places. */
export const MODEL_NAME = 'Travel Impact Model';
export const PROVIDER = 'Google';
