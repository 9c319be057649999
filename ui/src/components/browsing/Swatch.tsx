import './Swatch.css'

/** A small square of a colour, CSS; its name is in the text next to it. */
export const Swatch = ({ colour }: { readonly colour: string }) => (
  <i className="swatch" style={{ '--swatch': colour } as React.CSSProperties} />
)
