import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/**
 * Offers the module `virtual:<name>`.
 *
 * @param codeOf - makes its code
 */
export function virtualModule(
  name: string,
  codeOf: (context: Rolldown.PluginContext, config: ResolvedConfig) => string | Promise<string>,
): Plugin {
  const resolved = `\0virtual:${name}`;
  let config: ResolvedConfig;
  return {
    name,
    configResolved(ofBuild) {
      config = ofBuild;
    },
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    load(id) {
      return id === resolved ? codeOf(this, config) : undefined;
    },
  };
}
