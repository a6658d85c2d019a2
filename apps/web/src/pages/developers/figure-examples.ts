/** How each program asks for one figure; docs/figures.md has the same, and a test runs those whose program is there. */
export function figureExamples(origin: string): readonly { readonly program: string; readonly code: string }[] {
  const route = `${origin}/v1/figures/route/LHR-JFK`;
  return [
    { program: 'curl', code: [`curl '${route}?format=txt'`, `curl '${route}.csv?cabin=business'`].join('\n') },
    {
      program: 'Google Sheets',
      code: [
        `=IMPORTDATA("${route}?format=txt")`,
        `=IMPORTDATA("${origin}/v1/figures/route/" & A2 & "?format=txt&unit=g")`,
      ].join('\n'),
    },
    {
      program: 'Excel',
      code: [
        `=NUMBERVALUE(WEBSERVICE("${route}?format=txt"), ".")`,
        `=Csv.Document(Web.Contents("${route}.csv"), [Encoding=65001])`,
      ].join('\n'),
    },
    {
      program: 'LibreOffice',
      code: [
        `=NUMBERVALUE(WEBSERVICE("${route}?format=txt");".")`,
        `=NUMBERVALUE(WEBSERVICE("${origin}/v1/figures/route/"&A2&"?format=txt");".")`,
      ].join('\n'),
    },
    { program: 'R', code: [`figure <- read.csv("${route}.csv")`, 'cat(figure$co2ePerPassenger)'].join('\n') },
    {
      program: 'Python',
      code: [
        'import json, urllib.request',
        `print(json.load(urllib.request.urlopen("${route}"))["co2ePerPassenger"])`,
      ].join('\n'),
    },
  ];
}
