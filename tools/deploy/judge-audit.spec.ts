import { describe, expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const advisory = (severity: string, url: string) => ({ title: 'Reads too much', severity, url });
const audit = (...via: readonly (object | string)[]) =>
  `npm warn something\n${JSON.stringify({ vulnerabilities: { parser: { severity: 'high', via } } })}\n`;

describe('judgeAudit', () => {
  it('counts what is high or critical and has no reason to stay', () => {
    const verdict = judgeAudit(
      audit(advisory('critical', 'a'), advisory('high', 'b'), advisory('moderate', 'c'), 'another-package'),
      { b: 'it is never called' },
    );
    expect(verdict).toEqual({
      kind: 'checked',
      open: 1,
      lines: [
        'critical: parser: Reads too much (a)',
        'high: parser: Reads too much (b); stays, because it is never called',
        'moderate: parser: Reads too much (c)',
      ],
    });
  });

  it('has nothing to say of what has no vulnerabilities', () => {
    expect(judgeAudit('{"vulnerabilities":{}}', {})).toEqual({ kind: 'checked', lines: [], open: 0 });
  });

  it.each([
    ['npm error audit endpoint returned an error\n{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['npm error network', 'npm printed no audit'],
    ['', 'npm printed no audit'],
  ])('does not take a registry that refuses for one that found nothing: %j', (printed, reason) => {
    expect(judgeAudit(printed, {})).toEqual({ kind: 'unchecked', reason });
  });
});
