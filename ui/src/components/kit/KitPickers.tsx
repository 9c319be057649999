import { useState } from 'react'
import { ColourPicker } from '../ColourPicker.tsx'
import { InlineSelect } from '../InlineSelect.tsx'
import { QuantityStepper } from '../QuantityStepper.tsx'
import { SizePicker } from '../SizePicker.tsx'
import { KitFigure } from './KitFigure.tsx'
import { kitPicture } from './kitPicture.ts'

const sizes = ['7', '7½', '8', '8½', '9', '9½', '10', '10½', '11', '11½', '12', '13'].map((name) => ({ value: name, name, isUnavailable: ['7', '11', '13'].includes(name) }))
const colours = ['Saddle and pine', 'Rust', 'Slate', 'Moss'].map((name, index) => ({ value: name, name, picture: kitPicture, isUnavailable: index === 3 }))

export function KitPickers() {
  const [size, setSize] = useState<string | null>('10')
  const [colour, setColour] = useState<string | null>('Saddle and pine')
  const [quantity, setQuantity] = useState(1)
  const [sort, setSort] = useState('worn')
  return (
    <section>
      <h2 className="heading">Pickers</h2>
      <div className="kit-row">
        {[{}, { hovered: true }, { selected: true }, { focus: true }, { unavailable: true }].map((state, index) => {
          const [name = 'default'] = Object.keys(state)
          return (
            <KitFigure key={name} name={name}>
              <span className="kit-size"><span className={name === 'focus' ? 'size kit-focus' : 'size'} {...{ [`data-${name}`]: true }}>{['9', '9', '10', '10½', '11'][index]}</span></span>
            </KitFigure>
          )
        })}
        <KitFigure name="quantity"><QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} max={9} /></KitFigure>
        <KitFigure name="beside the primary action"><QuantityStepper label="Quantity, large" value={quantity} onChange={setQuantity} isLarge /></KitFigure>
        <KitFigure name="sort"><InlineSelect label="Sort by" value={sort} onChange={setSort} options={[{ value: 'worn', name: 'Worn most' }, { value: 'price', name: 'Price, low to high' }]} /></KitFigure>
      </div>
      <div className="kit-stack kit-row">
        <ColourPicker label="Colour" colours={colours} value={colour} onChange={setColour} />
        <SizePicker label="Size, US men’s" aside={<a className="link" href="#guide">Size guide</a>} sizes={sizes} value={size} onChange={setSize} />
      </div>
    </section>
  )
}
