/** Names that appear in several texts. */
export const MODEL_NAME = 'Travel Impact Model';
export const PROVIDER = 'Google';
