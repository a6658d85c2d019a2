/** Where on a result's page the parts stand that can be taken along: the headline leads there. */
export const ALONG_ID = 'along';
