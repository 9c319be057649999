import { Button } from '../Button.tsx'
import { FilterTag } from '../FilterTag.tsx'
import { IconButton } from '../IconButton.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { KitFigure } from './KitFigure.tsx'

const forced = ['hovered', 'pressed'] as const

/** Hover and pressed are drawn with the attributes the real button gets, since nobody presses it here. */
export function KitActions() {
  return (
    <section>
      <h2 className="heading">Actions</h2>
      <div className="kit-row">
        <KitFigure name="default"><Button kind="primary">Add to cart</Button></KitFigure>
        {forced.map((state) => (
          <KitFigure key={state} name={state}><button type="button" className="button" data-kind="primary" {...{ [`data-${state}`]: true }}>Add to cart</button></KitFigure>
        ))}
        <KitFigure name="focus"><button type="button" className="button kit-focus" data-kind="primary">Add to cart</button></KitFigure>
        <KitFigure name="pending"><Button kind="primary" isPending>Add to cart</Button></KitFigure>
        <KitFigure name="disabled"><Button kind="primary" disabledReason="Sold out">Add to cart</Button></KitFigure>
      </div>
      <div className="kit-row">
        <KitFigure name="default"><Button>View cart</Button></KitFigure>
        {forced.map((state) => (
          <KitFigure key={state} name={state}><button type="button" className="button" data-kind="second" {...{ [`data-${state}`]: true }}>View cart</button></KitFigure>
        ))}
        <KitFigure name="focus"><button type="button" className="button kit-focus" data-kind="second">View cart</button></KitFigure>
        <KitFigure name="pending"><Button isPending>Apply</Button></KitFigure>
        <KitFigure name="quiet"><Button kind="quiet">Clear</Button></KitFigure>
        <KitFigure name="quiet, hover"><button type="button" className="button" data-kind="quiet" data-hovered>Clear</button></KitFigure>
        <KitFigure name="link"><Button kind="link">Size guide</Button></KitFigure>
        <KitFigure name="link pending"><Button kind="link" isPending>Remove</Button></KitFigure>
        <KitFigure name="link button"><LinkButton to="/cart">View cart</LinkButton></KitFigure>
        <KitFigure name="icon"><IconButton icon="search" name="Search" /></KitFigure>
        <KitFigure name="on"><IconButton icon="heart" name="Wishlist" isOn /></KitFigure>
        <KitFigure name="large"><IconButton icon="heart" name="Add to wishlist" isOn={false} isLarge /></KitFigure>
        <KitFigure name="filter"><FilterTag name="Saddle" onRemove={() => {}} /></KitFigure>
      </div>
    </section>
  )
}
