import type { Findings } from '../findings.ts';
import { causesSection } from './causes-section.ts';
import { errorsSection } from './errors-section.ts';
import { fuelSection } from './fuel-section.ts';
import { goalsSection } from './goals-section.ts';
import { goldenSection } from './golden-section.ts';
import { groupsSection } from './groups-section.ts';
import { blocks } from './markdown.ts';
import { networkSection } from './network-section.ts';
import { contrailsSection, marketsSection, rangesSection, typesSection, variantsSection } from './small-sections.ts';

/** The accuracy report as Markdown. The same findings give the same text. */
export function accuracyReport(findings: Findings): string {
  return blocks(
    '# Accuracy',
    `How near the open engine comes to published figures. Written by \`npm run accuracy -- --sources <folder>\`; do not edit. Engine
${findings.engineVersion}, tables of ${findings.tablesDated}. Every figure is a row of \`docs/accuracy-flights.csv\` or
\`docs/accuracy-typical.csv\`; how to add published ones is in \`docs/adding-truth.md\`.`,
    `The published figures are the Travel Impact Model’s, licensed under CC BY-SA 4.0; they were collected from search results. Each stands
in its row beside ours, under that licence; the site’s page /accuracy is made from them and from accuracy.json. “Error” is always ours less published, by
published.`,
    goalsSection(findings),
    errorsSection(findings),
    groupsSection(findings),
    causesSection(findings),
    typesSection(findings),
    variantsSection(findings),
    rangesSection(findings),
    contrailsSection(findings),
    marketsSection(findings),
    goldenSection(findings),
    networkSection(findings),
    ...fuelSection(findings),
  );
}
