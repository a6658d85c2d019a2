/** Of the part of a trip's result that can be quoted: a link leads there. */
export const QUOTE_ID = 'quote';
