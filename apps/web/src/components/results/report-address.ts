import { parseReportAddress } from '../../config/env.ts';
import { LINKS } from '../../content/links.ts';
import { RESULTS } from '../../content/results.ts';

/**
 * Where a wrong figure of a result is reported: a mail or a new issue that names the result already, where the operator
 * set an address for reports; else the site's contact page, which takes no text along.
 */
export function reportAddress(resultAddress: string): string {
  const report = parseReportAddress(import.meta.env);
  if (!report) {
    return LINKS.contact;
  }
  const title = encodeURIComponent(RESULTS.reportTitle);
  const body = encodeURIComponent(`${RESULTS.reportBody}\n${resultAddress}\n`);
  const titleName = report.protocol === 'mailto:' ? 'subject' : 'title';
  return `${report.href}${report.search === '' ? '?' : '&'}${titleName}=${title}&body=${body}`;
}
