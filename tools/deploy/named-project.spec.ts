import { describe, expect, it } from 'vitest';
import { namedProject } from './named-project.ts';

describe('namedProject', () => {
  it.each([
    [['--project', 'a-b'], 'a-b'],
    [['--only', 'hosting', '--project=a-b'], 'a-b'],
    [['-P', 'a-b', '--force'], 'a-b'],
    [['-Pa-b'], 'a-b'],
    [['--only', 'hosting'], undefined],
    [['--project'], undefined],
  ])('%j names %s', (args, project) => {
    expect(namedProject(args)).toBe(project);
  });
});
