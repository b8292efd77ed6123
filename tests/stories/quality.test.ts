import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { qualityReportPath, type QualityReport } from '../../packages/ui/testing/quality/report.ts';
import { writeQualityReport } from '../../packages/ui/testing/quality/write-report.ts';

it('keeps what an earlier run found in looks that a run in one mode does not visit', () => {
  const root = mkdtempSync(join(tmpdir(), 'ninefold-quality-'));
  const tab = () => {
    const text = readFileSync(join(root, qualityReportPath), 'utf8');
    return (JSON.parse(text) as QualityReport).components['tab'];
  };
  try {
    writeQualityReport(root, { tab: { accessibility: { light: 'failed', compact: 'passed' } } });
    writeQualityReport(root, { tab: { accessibility: { light: 'passed' }, transcript: 'passed' } });
    expect(tab()).toEqual({
      accessibility: { light: 'passed', compact: 'passed' },
      transcript: 'passed',
    });
    writeQualityReport(root, { tab: { transcript: 'failed' } });
    expect(tab()?.accessibility).toEqual({ light: 'passed', compact: 'passed' });
  } finally {
    rmSync(root, { recursive: true });
  }
});
