import './Refused.css'
import { Sign } from './Sign.tsx'

/** What did not happen and why, announced at once. */
export const Refused = ({ message }: { readonly message: string }) => (
  <p className="refused" role="alert">
    <Sign name="warning" />
    {message}
  </p>
)
