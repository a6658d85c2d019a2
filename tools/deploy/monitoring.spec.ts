import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

const folder = join(workspaceRoot, 'tools/deploy/monitoring');
const files = readdirSync(folder);
const ending = (end: string) => files.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
const metrics = ending('.metric.json');
const policies = ending('.policy.json');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const guide = readFileSync(join(workspaceRoot, 'docs/operating.md'), 'utf8');

const aggregations = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['alignmentPeriod', 'perSeriesAligner', 'crossSeriesReducer'],
    additionalProperties: false,
    properties: {
      alignmentPeriod: { pattern: '^\\d+s$' },
      perSeriesAligner: { pattern: '^ALIGN_' },
      crossSeriesReducer: { pattern: '^REDUCE_' },
      groupByFields: { type: 'array', items: { type: 'string' } },
    },
  },
};

/** An alerting policy of Cloud Monitoring, as far as these files use one. A name that is wrong would only be told by the platform. */
const policySchema = {
  type: 'object',
  required: ['displayName', 'documentation', 'combiner', 'conditions'],
  additionalProperties: false,
  properties: {
    displayName: { type: 'string' },
    documentation: {
      type: 'object',
      required: ['mimeType', 'content'],
      additionalProperties: false,
      properties: { mimeType: { const: 'text/markdown' }, content: { type: 'string' } },
    },
    combiner: { enum: ['AND', 'OR'] },
    conditions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['displayName', 'conditionThreshold'],
        additionalProperties: false,
        properties: {
          displayName: { type: 'string' },
          conditionThreshold: {
            type: 'object',
            required: ['filter', 'aggregations', 'comparison', 'thresholdValue', 'duration'],
            additionalProperties: false,
            properties: {
              filter: { pattern: 'resource\\.type=.* AND metric\\.type=' },
              aggregations,
              denominatorFilter: { pattern: 'resource\\.type=.* AND metric\\.type=' },
              denominatorAggregations: aggregations,
              comparison: { enum: ['COMPARISON_GT', 'COMPARISON_LT'] },
              thresholdValue: { type: 'number' },
              // Whole minutes, or the platform refuses it.
              duration: { enum: ['0s', '300s', '600s'] },
              trigger: { type: 'object' },
            },
          },
        },
      },
    },
  },
};

describe('the alerts', () => {
  it.each(policies)('%s is a policy that the platform can read', (name) => {
    const validate = new Ajv({ strict: false }).compile(policySchema);
    validate(JSON.parse(read(`${name}.policy.json`)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(metrics)('%s is a metric of what the log says, and an alert looks at it', (name) => {
    const { filter } = JSON.parse(read(`${name}.metric.json`)) as { filter: string };
    expect(filter).toContain('jsonPayload.');
    const users = policies.filter((policy) =>
      read(`${policy}.policy.json`).includes(`logging.googleapis.com/user/${name}`),
    );
    expect(users).not.toEqual([]);
  });

  it('are applied by the operating guide, every one', () => {
    for (const name of [...metrics, ...policies]) expect(guide).toContain(name);
  });
});
