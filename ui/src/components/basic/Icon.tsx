import './Icon.css'

export type IconName = keyof typeof paths

/** Drawn on a 20 px square with 1.5 px strokes and square ends. Always next to text or inside something with a name. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <svg className={className === undefined ? 'icon' : `icon ${className}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

const paths = {
  search: 'M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3zM13.5 13.5 18 18',
  heart: 'M10 17 3.2 10.2a4.2 4.2 0 0 1 6-6l.8.9.8-.9a4.2 4.2 0 0 1 6 6z',
  person: 'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 18c.6-4 3.2-5.5 7-5.5s6.4 1.5 7 5.5',
  bag: 'M3.5 6.5h13l1 11h-15zM7 9V5.5a3 3 0 0 1 6 0V9',
  menu: 'M2 5h16M2 10h16M2 15h11',
  close: 'M4 4l12 12M16 4 4 16',
  'chevron-down': 'M4 7.5l6 6 6-6',
  'chevron-up': 'M4 13l6-6 6 6',
  'chevron-left': 'M12.5 4l-6 6 6 6',
  'chevron-right': 'M7.5 4l6 6-6 6',
  check: 'M3.5 10.5l4.5 4.5L16.5 5.5',
  minus: 'M4 10h12',
  plus: 'M10 4v12M4 10h12',
  warning: 'M10 2.5 18.5 17.5h-17zM10 8v4.5M10 15v.2',
  offline: 'M2.5 2.5l15 15M6 7.5A4 4 0 0 0 6 15.5h8M9 5.2a4.5 4.5 0 0 1 5.8 4A3.2 3.2 0 0 1 16.8 14.5',
  lock: 'M4.5 9h11v8.5h-11zM7 9V6a3 3 0 0 1 6 0v3',
  external: 'M8 4H3.5v12.5H16V12M11.5 3.5h5v5M16 4l-7 7',
  filter: 'M2 5h16M5 10h10M8 15h4',
  sort: 'M6 3v13M3 13l3 3 3-3M14 17V4M11 7l3-3 3 3',
  trash: 'M3 5.5h14M7.5 5V3h5v2M5 6l.8 11.5h8.4L15 6M8.3 9v5.5M11.7 9v5.5',
  eye: 'M1.5 10s3-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S1.5 10 1.5 10zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  'eye-off': 'M2.5 2.5l15 15M1.5 10s3-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S1.5 10 1.5 10z',
  star: 'M10 2.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.5l-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z',
  pin: 'M10 18s5.5-5.2 5.5-9.8a5.5 5.5 0 0 0-11 0C4.5 12.8 10 18 10 18zM10 6.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  storage: 'M3 5c0-1.2 3-2 7-2s7 .8 7 2-3 2-7 2-7-.8-7-2zM3 5v10c0 1.2 3 2 7 2s7-.8 7-2V5M3 10c0 1.2 3 2 7 2s7-.8 7-2',
  reload: 'M16.5 8A7 7 0 1 0 17 11.5M17 3.5V8h-4.5',
} as const
