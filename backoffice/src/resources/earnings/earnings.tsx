import { ShareList } from './share-list.tsx';

export default function Earnings() {
  return <ShareList title="Earnings" />;
}
