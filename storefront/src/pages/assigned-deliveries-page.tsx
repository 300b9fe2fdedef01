import { useState } from 'react';
import { PageTitle } from '../components/page-title.tsx';
import { DoneDeliveries } from '../features/deliveries/done-deliveries.tsx';
import { OpenDeliveries } from '../features/deliveries/open-deliveries.tsx';

export default function AssignedDeliveriesPage() {
  const [isDone, setDone] = useState(false);
  const choice = (label: string, shows: boolean) => (
    <button
      type="button"
      className="chip"
      aria-pressed={isDone === shows}
      onClick={() => {
        setDone(shows);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="page">
      <PageTitle>Assigned Deliveries</PageTitle>
      <div className="chips" role="group" aria-label="Which deliveries">
        {choice('To do', false)}
        {choice('Delivered', true)}
      </div>
      <h2 className="for-screen-readers">{isDone ? 'Delivered' : 'To do'}</h2>
      {isDone ? <DoneDeliveries /> : <OpenDeliveries />}
    </div>
  );
}
