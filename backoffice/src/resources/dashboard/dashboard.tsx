import { Title } from 'react-admin';
import { Overview } from './overview.tsx';

export default function Dashboard() {
  return (
    <>
      <Title title="Dashboard" preferenceKey={false} />
      <Overview />
    </>
  );
}
