import { Button } from '../Button.tsx'
import { Callout } from '../Callout.tsx'
import { Money } from '../Money.tsx'
import { Price } from '../Price.tsx'
import { Rating } from '../Rating.tsx'
import { Refusal } from '../Refusal.tsx'
import { StateLine } from '../StateLine.tsx'
import { Totals } from '../Totals.tsx'

export function KitWords() {
  const usd = (minor: number, isEstimated = false) => <Money minor={minor} currency="USD" isEstimated={isEstimated} />
  return (
    <section>
      <h2 className="heading">What a line can say</h2>
      <div className="kit-words">
        <StateLine state="good">In stock</StateLine>
        <StateLine state="few">3 left in size 10</StateLine>
        <StateLine state="waiting">Quantity 2 waiting to be sent</StateLine>
        <StateLine state="out">Sold out in this size</StateLine>
        <p><b><Money minor={4400} currency="USD" isEstimated hasWord /></b></p>
        <Refusal title="Not added." action={<Button kind="link">OK</Button>}>Only 1 is left in rust. We kept the one you had.</Refusal>
        <p><Rating score={4.6} /> <Price layout="row" minor={15840} originalMinor={19800} currency="USD" /></p>
        <Callout sentence="You are $12 away from free shipping." link={<a className="link" href="#socks">See socks and laces</a>} progress={0.88} />
        <Totals
          grandName="Total"
          grandAmount={usd(9233, true)}
          note="Dotted figures are estimates until the shop answers"
          rows={[
            { key: 'items', name: 'Items, 4', amount: usd(8800) },
            { key: 'coupon', name: 'WELCOME10', amount: usd(-880), isDiscount: true },
            { key: 'shipping', name: 'Standard shipping', amount: usd(600) },
            { key: 'tax', name: 'Tax', amount: usd(713, true) },
          ]}
        />
      </div>
    </section>
  )
}
