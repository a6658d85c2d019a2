import workspace from '../../package.json' with { type: 'json' };

/** The scope of all published names: to publish under another, change it here. */
export const SCOPE = '@travel-impact';

/** The version of all packages of a build: the workspace's, raised before each publication. */
export const VERSION = workspace.version;

/** The published name of a package. */
export const publishedName = (name: string) => `${SCOPE}/${name}`;
