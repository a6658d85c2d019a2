import workspace from '../../package.json' with { type: 'json' };

/** The scope of all published names: to publish under another, change it here. */
export const SCOPE = '@travel-impact';

/** Where the source is kept, without a slash at the end (https://…); '' while nobody has published it, then no manifest names it. */
export const REPOSITORY: string = '';

/** The version of all packages of a build: the workspace's, raised before each publication. */
export const VERSION = workspace.version;

/** The published name of a package. */
export const publishedName = (name: string) => `${SCOPE}/${name}`;

/** The file that `npm pack` makes of a package. */
export const tarballOf = (name: string) => `${name.replace(/^@/, '').replace('/', '-')}-${VERSION}.tgz`;

/** What a package.json says of where the source is; nothing while that is not set. */
export function repositoryFields(repository: string) {
  if (repository === '') return {};
  return {
    homepage: `${repository}#readme`,
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: { url: `${repository}/issues` },
  };
}

/** A size as READMEs have it. */
export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;
