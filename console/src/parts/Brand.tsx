import './Brand.css'

/** The shop's sign and the console's name. */
export const Brand = () => (
  <p className="brand">
    <svg viewBox="0 0 26 28" aria-hidden="true">
      <path d="M1.5 22.2c0-2 3.7-3.3 11.3-3.3s11.7 1.2 11.7 3.3-3.7 3.8-11.7 3.8-11.3-1.8-11.3-3.8zM5 14.3c.3-1.9 3.3-2.9 8.3-2.8 4.8.1 7.5 1.3 7.4 3.2-.1 1.8-3 2.9-8 2.8-4.9-.1-7.9-1.3-7.7-3.2zM8.8 7c.5-2.2 2.2-4.3 4.7-4.2 2.3.1 4.3 2 4.2 4.1-.1 1.9-1.9 3-4.6 2.9C10.5 9.7 8.4 8.9 8.8 7z" />
    </svg>
    <b>Cairn</b> <span>Console</span>
  </p>
)
