import { Accordion, chakra } from '@chakra-ui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inTime } from '../../api/in-time.ts';
import { RESULTS } from '../../content/results.ts';
import { Text } from '../typography.tsx';

/** The folded sections by their names in the address, in the order in which they stand. */
const SECTIONS = ['working', 'others'] as const;
type Section = (typeof SECTIONS)[number];

/** Longest to wait for what a section shows before saying that it does not come [ms]. */
const LOAD_LIMIT_MS = 20_000;

/** The sections that are open stand at the end of the address, so that a reload and whoever gets the address find them so. */
function openSections(hash: string): readonly Section[] {
  const names = hash.slice(1).split('+');
  return SECTIONS.filter((section) => names.includes(section));
}

function hashOf(sections: readonly Section[]): string {
  return sections.length === 0 ? '' : `#${sections.join('+')}`;
}

/** The part of an address's end that says which sections are open. */
export function openHash(hash: string): string {
  return hashOf(openSections(hash));
}

/** Sections that follow each other have one line between them. */
const Folded = chakra('div', {
  base: { mt: '8', borderTop: '1px solid {colors.border}', '#working + &': { mt: '0', borderTop: 'none' } },
});

type FoldedSectionProps<Properties extends object> = {
  readonly section: Section;
  readonly summary: string;
  /** Loads what the section shows. The same function each time. */
  readonly bring: () => Promise<ComponentType<Properties>>;
  /** Of what the section shows. */
  readonly properties: Properties;
};

/** A section below a result, folded; what it shows is loaded when it is opened. */
export function FoldedSection<Properties extends object>(props: FoldedSectionProps<Properties>) {
  const { section, summary, bring, properties } = props;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = openSections(hash);
  const isOpen = open.includes(section);
  const [Body, setBody] = useState<ComponentType<Properties>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isOpen) {
      inTime(bring(), LOAD_LIMIT_MS, () => new Error('The section did not come.')).then(
        (Brought) => setBody(() => Brought),
        () => setHasFailed(true),
      );
    }
  }, [isOpen, bring]);
  const follow = (opens: boolean) => {
    setHasFailed(false);
    const nowOpen = SECTIONS.filter((one) => (one === section ? opens : open.includes(one)));
    void navigate({ pathname, search, hash: hashOf(nowOpen) }, { replace: true, state });
  };
  return (
    <Folded id={section} _print={{ display: isOpen ? 'block' : 'none' }}>
      <Accordion.Root
        collapsible
        value={isOpen ? [section] : []}
        onValueChange={({ value }) => follow(value.length > 0)}
      >
        <Accordion.Item value={section}>
          <Accordion.ItemTrigger justifyContent="space-between" minHeight="target">
            {summary}
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            {Body && <Body {...properties} />}
            {!Body && (
              <Text role="status" size="small" py="4">
                {hasFailed ? RESULTS.sectionFailed : RESULTS.sectionLoading}
              </Text>
            )}
          </Accordion.ItemContent>
        </Accordion.Item>
      </Accordion.Root>
    </Folded>
  );
}
