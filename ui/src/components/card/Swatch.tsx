import { cssVariables } from '../basic/cssVariables.ts'
import './Swatch.css'

/** A small square of a colour, CSS; its name is in the text next to it. */
export const Swatch = ({ colour }: { readonly colour: string }) => (
  <i className="swatch" style={cssVariables({ '--swatch': colour })} />
)
