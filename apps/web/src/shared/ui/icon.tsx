/** Drawn for this site on a grid of 24, one stroke width, so that they look like one hand's work. */
const PATHS = {
  calculator:
    'M4 4h16v16H4z M12 4v16 M4 12h16 M6.5 8h3 M8 6.5v3 M14.5 8h3 M6.8 14.8l2.4 2.4 M9.2 14.8l-2.4 2.4 M14.5 15h3 M14.5 17.3h3',
  close: 'M6 6l12 12 M18 6L6 18',
  committee:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M3.5 19c0-3.2 2.4-5 5.5-5s5.5 1.8 5.5 5 M16 11.5a2.5 2.5 0 1 0-1-4.8 M16.5 14.2c2.4.3 4 1.9 4 4.8',
  list: 'M9 7h11 M9 12h11 M9 17h11 M4.5 7h.6 M4.5 12h.6 M4.5 17h.6',
  trip: 'M5.5 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z M18.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z M7.5 18.5h8a3 3 0 0 0 0-6h-7a3 3 0 0 1 0-6h8',
  meeting:
    'M12 3.5c-3.2 0-5.5 2.3-5.5 5.3 0 3.9 5.5 9.2 5.5 9.2s5.5-5.3 5.5-9.2c0-3-2.3-5.3-5.5-5.3z M12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z M5 20.5h14',
  home: 'M4 11.5 12 5l8 6.5 M6.5 10v9h11v-9 M10.2 19v-5h3.6v5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z M12 11v5.5 M12 7.5v.6',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z M12 7.5V13 M12 16v.6',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  quiz: 'M7.5 3.5h13v13h-13z M16.5 20.5h-13v-13 M12 8a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1v.6 M14 13.7v.3',
  calendar: 'M4.5 6h15v14h-15z M4.5 10.5h15 M8.5 3.5V8 M15.5 3.5V8',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  expand: 'M6 9.5l6 6 6-6',
  openInNew: 'M18.5 13.5v6h-14v-14h6 M14 4.5h5.5V10 M19.5 4.5 11 13',
  link: 'M10 14.5a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2 M14 9.5a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = {
  readonly name: IconName;
  /** Edge [px]. */
  readonly size?: number;
};

/** A picture beside a text that says the same: hidden from screen readers. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
