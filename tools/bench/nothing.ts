import { onCall } from 'firebase-functions/https';

/** A callable that does nothing: what the transport alone costs. */
export const nothing = onCall(() => ({}));
