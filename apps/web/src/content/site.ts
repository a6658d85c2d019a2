/** Names that appear in several places. */
export const MODEL_NAME = 'Travel Impact Model';
export const PROVIDER = 'Google';

/** Of what a prerendered page with a form has to say when the application does not come; hidden until then. */
export const LATE_ID = 'late';
