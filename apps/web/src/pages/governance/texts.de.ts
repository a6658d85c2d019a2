import type { MessagesOf } from '@tim/languages';
import type { GOVERNANCE as English } from './texts.ts';

export const GOVERNANCE: MessagesOf<typeof English> = {
  title: 'Aufsicht',
  description:
    'Der unabhängige Beirat sorgt dafür, dass das Travel Impact Model wissenschaftlich richtig und transparent bleibt.',
  paragraphs: [
    [
      'Google betreibt das Travel Impact Model, entscheidet aber nicht allein, was darin steht. Ein unabhängiger Beirat wacht über das Modell: Fachleute für Nachhaltigkeit und Luftfahrt aus Wirtschaft, Wissenschaft, Politik und Nichtregierungsorganisationen. Sie prüfen jede Änderung, bevor sie vorgenommen wird.',
    ],
    [
      'Ein Sekretariat unterstützt den Beirat mit Fachwissen auf wissenschaftlicher Grundlage. Gemeinsam sorgen sie dafür, dass das Modell richtig bleibt und seine Grundlagen offenliegen. Denn das Modell ist ein öffentliches Gut: Seine Schätzungen gehören allen, die eine Reise planen, verkaufen oder untersuchen.',
    ],
  ],
  secretariat: { heading: 'Sekretariat' },
  advisoryCommittee: { heading: 'Mitglieder des Beirats' },
  footnote: '* Mit Beobachterstatus, ohne Stimmrecht',
  observerLabel: '* bedeutet: mit Beobachterstatus, ohne Stimmrecht',
  briefs: {
    granularity:
      'Wie stark Alter, Triebwerksvariante und Nutzlast eines Flugzeugs den Verbrauch verändern und was nötig wäre, damit das Modell diese Effekte zweiter Ordnung erfasst.',
    contrails:
      'Vier Verfahren, Flüge danach zu ordnen, wie sehr ihre Kondensstreifen das Klima erwärmen könnten. Das bevorzugte setzt die Kondensstreifen eines Fluges ins Verhältnis zum typischen CO2 seiner Strecke.',
    selection:
      'Warum das Modell auf die Verbrauchsdaten der Europäischen Umweltagentur von 2023 umstellt und einen Faktor für die Entfernung aufnimmt, die Flüge über den Großkreis hinaus zurücklegen.',
    roadmap: 'Was das Modell nach dem Willen des Beirats als Nächstes aufnehmen soll und in welcher Reihenfolge.',
    validation: 'Wie die Schätzungen des Modells an öffentlichen und privaten Verbrauchsdaten geprüft werden.',
    cargo: 'Warum das CO2 eines Fluges nach Masse zwischen Fluggästen und Fracht aufgeteilt wird.',
  },
  revised: '{published} (überarbeitet {revised})',
  pdf: '{name}, PDF',
  publicationsHeading: 'Veröffentlichungen',
};
