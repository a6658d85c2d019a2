import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import type { BuiltPackage } from './write-package.ts';

/** The committed reports: what each entry of each package offers. */
const REPORTS_FOLDER = join(import.meta.dirname, 'api');

/**
 * Compare what packages offer with the committed reports.
 *
 * @param packages - built in folders beside each other
 * @param user - folder in which they are installed
 * @param isUpdate - write the reports that differ
 * @returns the reports that differ
 */
export function changedReports(packages: readonly BuiltPackage[], user: string, isUpdate: boolean): readonly string[] {
  const configs = packages.flatMap(({ folder }) => {
    // So that a package's types find those of the packages it needs.
    const modules = join(folder, '../node_modules');
    if (!existsSync(modules)) symlinkSync(join(user, 'node_modules'), modules);
    const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    return Object.entries(exports).flatMap(([entry, target]) => {
      if (typeof target === 'string') return [];
      const report = [basename(folder), ...entry.split('/').slice(1)].join('-');
      return [configOf(folder, target.types, `${report}.api.md`)];
    });
  });
  const [first] = configs;
  if (!first) return [];
  // One reading of the language's own types for all.
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  const changed = configs.filter((config) => {
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: isUpdate,
      messageCallback: (message) => Object.assign(message, { handled: true }),
    });
    return apiReportChanged;
  });
  return changed.map(({ reportFilePath }) => basename(reportFilePath));
}

type Manifest = { readonly exports?: Readonly<Record<string, string | { readonly types: string }>> };

function configOf(folder: string, types: string, report: string): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: REPORTS_FOLDER,
        reportTempFolder: join(folder, '../.api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2022', 'dom'], types: [] },
          files: [types],
        },
      },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}
