import './Sign.css'

export type SignName = keyof typeof paths

/** Drawn on a 20 px square with 1.5 px strokes, beside words only. */
export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

const paths = {
  bag: 'M4 6.5h12l1 11H3zM7 9V5.5a3 3 0 0 1 6 0V9',
  close: 'M4 4l12 12M16 4 4 16',
  flag: 'M5 18V3M5 4h10.5L13 8l2.5 4H5',
  flask: 'M7.5 3h5M8.5 3v5L4 16.5h12L11.5 8V3M6.2 12.5h7.6',
  history: 'M3 4v4h4M3.5 8A7 7 0 1 1 3 11.5M10 6.5V10l3 2',
  files: 'M4 3h8l4 4v10H4zM12 3v4h4M7.5 10.5h5M7.5 13.5h5',
  left: 'M12.5 4 6.5 10l6 6',
  letter: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  page: 'M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4',
  people: 'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 18c.6-4 3.2-5.5 7-5.5s6.4 1.5 7 5.5',
  percent: 'M5 15.5 15 4.5M5.5 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM14.5 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  picture: 'M2.5 4h15v12h-15zM2.5 13.5 7 9l4 4 2.5-2.5 4 4M13 7.5v.2',
  plus: 'M10 4v12M4 10h12',
  pulse: 'M2 10h4l2-5 4 10 2-5h4',
  right: 'M7.5 4l6 6-6 6',
  speech: 'M3 4h14v10H9l-4 3.5V14H3zM6.5 7.5h7M6.5 10.5h4.5',
  tag: 'M3 3h7l7.5 7.5-7 7L3 10zM6.5 6.5v.2',
  turn: 'M4 17v-7a3 3 0 0 1 3-3h9M12.5 3.5 16 7l-3.5 3.5',
  warning: 'M10 2.5 18.5 17.5h-17zM10 8v4.5M10 15v.2',
} as const
