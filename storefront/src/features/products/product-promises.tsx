import { CardIcon, ParcelIcon, ShieldIcon } from '../../components/icons.tsx';

/** What a person wants to know before the first order, whatever the product. */
export function ProductPromises() {
  return (
    <ul className="promises">
      <li>
        <CardIcon /> Pay by mobile money or card
      </li>
      <li>
        <ShieldIcon /> Held for you while you pay
      </li>
      <li>
        <ParcelIcon /> Follow your parcel to your door
      </li>
    </ul>
  );
}
