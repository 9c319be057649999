import { KitActions } from './KitActions.tsx'
import { KitColours } from './KitColours.tsx'
import { KitFields } from './KitFields.tsx'
import { KitLayers } from './KitLayers.tsx'
import { KitPickers } from './KitPickers.tsx'
import { KitWays } from './KitWays.tsx'
import { KitWords } from './KitWords.tsx'
import './KitPage.css'

/** Every component in every state, for looking at while developing. Wired at /kit in dev only. */
export function KitPage() {
  return (
    <main className="page kit">
      <h1 className="visually-hidden">Components</h1>
      <KitActions />
      <KitFields />
      <div className="kit-two">
        <KitPickers />
        <KitWords />
      </div>
      <KitWays />
      <KitLayers />
      <KitColours />
    </main>
  )
}
