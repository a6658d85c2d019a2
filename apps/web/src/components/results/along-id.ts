/** Of what can be taken along from a result: the headline leads there. */
export const ALONG_ID = 'along';
