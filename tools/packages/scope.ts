/** The scope of all published names: to publish under another, change it here. */
export const SCOPE = '@travel-impact';

/** The published name of a package. */
export const publishedName = (name: string) => `${SCOPE}/${name}`;
