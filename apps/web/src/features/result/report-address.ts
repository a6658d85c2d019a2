import { parseReportAddress } from '../../config/env.ts';
import { LANGUAGE_ROOT } from '../../config/pages.ts';
import { PUBLISHER_PATH } from '../../shared/ui/publisher.ts';
import { RESULTS } from './texts.ts';

/**
 * Where a wrong figure of a result is reported: a mail or a new issue that names the result already, at the operator's
 * address for reports, else in this project's repository. Where the build knows neither, what the site says of its
 * publisher: Google's contact page would send a figure that Google did not compute to Google.
 */
export function reportAddress(resultAddress: string): string {
  const report = parseReportAddress(import.meta.env);
  if (!report) {
    return LANGUAGE_ROOT + PUBLISHER_PATH;
  }
  const title = encodeURIComponent(RESULTS.reportTitle);
  const body = encodeURIComponent(`${RESULTS.reportBody}\n${resultAddress}\n`);
  const titleName = report.protocol === 'mailto:' ? 'subject' : 'title';
  return `${report.href}${report.search === '' ? '?' : '&'}${titleName}=${title}&body=${body}`;
}
