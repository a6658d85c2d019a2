import type { Findings } from '../findings.ts';
import type { Condition } from '../gates.ts';
import { causesSection } from './causes-section.ts';
import { fuelSection } from './fuel-section.ts';
import { legsSection } from './legs-section.ts';
import { blocks } from './markdown.ts';
import { networkSection } from './network-section.ts';
import { conditionsSection, goldenSection, marketsSection, rangesSection } from './small-sections.ts';

/** The accuracy report as Markdown. The same findings give the same text. */
export function accuracyReport(findings: Findings, conditions: readonly Condition[]): string {
  return blocks(
    '# Accuracy',
    `How near the open engine comes to published figures. Written by \`npm run accuracy -- --sources <folder>\`; do not edit. Engine
${findings.engineVersion}, tables of ${findings.tablesDated}. The figures for machines are in accuracy.json.`,
    `The published figures are the Travel Impact Model’s, licensed under CC BY-SA 4.0; they were collected from search results in 2025 and 2026.
Each flight’s stands in accuracy.json beside ours, under that licence; the site’s page /accuracy is made from it. ${findings.legs.length} flights
are few, most are of large carriers, and ${findings.legsTouchingUs} touch the US, where public traffic data are best: expect more error elsewhere. “Error” is always ours less published, by published.`,
    conditionsSection(conditions),
    legsSection(findings),
    causesSection(findings),
    goldenSection(findings),
    marketsSection(findings),
    rangesSection(findings),
    networkSection(findings),
    fuelSection(findings),
  );
}
