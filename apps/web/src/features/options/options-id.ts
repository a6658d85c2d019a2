/** Of the list of everyone who flies a route: links lead there. */
export const OPTIONS_ID = 'options';
