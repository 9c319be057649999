import { useState } from 'react'
import { CheckboxField } from '../CheckboxField.tsx'
import { ChoiceList } from '../ChoiceList.tsx'
import { FormRefusal } from '../FormRefusal.tsx'
import { Money } from '../Money.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'

const states = [{ value: 'CA', name: 'California' }, { value: 'CO', name: 'Colorado' }, { value: 'UT', name: 'Utah' }]
const dialCodes = [{ name: 'United States', code: 'US', dialCode: '1' }, { name: 'France', code: 'FR', dialCode: '33' }, { name: 'United Kingdom', code: 'GB', dialCode: '44' }]

export function KitFields() {
  const [state, setState] = useState<string | null>('CO')
  const [phone, setPhone] = useState({ country: 'US', text: '(303) 555 - 01' })
  const [way, setWay] = useState<string>('standard')
  const usd = (minor: number) => <Money minor={minor} currency="USD" zeroWord="Free" />
  return (
    <section>
      <h2 className="heading">Fields</h2>
      <div className="kit-row">
        <TextField label="Default" placeholder="Promo code" />
        <div className="field"><span className="field-label">Hover</span><div className="input" data-hovered>Wren</div></div>
        <div className="field"><span className="field-label">Focus</span><div className="input" data-focused>Wren Holloway</div></div>
        <TextField label="Disabled" isDisabled defaultValue="United States" />
        <TextField label="Invalid" id="kit-zip" defaultValue="8030" error="A ZIP code has five digits." />
      </div>
      <div className="kit-two kit-row">
        <div className="kit-stack">
          <FormRefusal focusTurn={0} fields={[{ id: 'kit-zip', name: 'ZIP code' }, { id: 'kit-country', name: 'Country' }, { id: 'kit-way', name: 'Delivery' }]} />
          <TextField label="Email" type="email" help="For the receipt and tracking." defaultValue="wren.holloway@example.com" />
          <TextField label="Address line 2" isOptional />
          <SelectField label="State" options={states} value={state} onChange={setState} />
          <SelectField id="kit-country" label="Country" options={[]} value={null} onChange={() => {}} placeholder="Choose" error="Please choose from the list" />
          <PhoneField id="kit-phone" label="Phone" dialCodes={dialCodes} value={phone} onChange={setPhone} site="NA" error="Two digits are missing. The courier calls only if lost." />
        </div>
        <div className="kit-stack">
          <div>
            <CheckboxField defaultSelected count={31}>In stock</CheckboxField>
            <CheckboxField count={19}>Pick up at Pearl Street</CheckboxField>
            <CheckboxField isDisabled>Not offered here</CheckboxField>
            <CheckboxField error="Please tick this box to continue">I accept the terms</CheckboxField>
          </div>
          <ChoiceList
            id="kit-way"
            label="How should it travel?"
            value={way}
            onChange={setWay}
            choices={[
              { value: 'standard', name: 'Standard', price: usd(600), detail: 'Tuesday 24 to Thursday 26 November' },
              { value: 'express', name: 'Express', price: usd(1400), detail: 'Monday 23 November' },
              { value: 'pickup', name: 'Pick up at Pearl Street', price: usd(0), detail: 'Ready today after 4 pm, 1.2 miles away' },
              { value: 'evening', name: 'Evening courier', detail: 'Not offered in 80302', isDisabled: true },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
