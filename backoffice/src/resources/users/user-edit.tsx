import type { User } from '@shop/contracts/rest/users';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { UserForm } from './edit/user-form.tsx';

export default function UserEdit() {
  return (
    <RecordScreen<User> title={(user) => (user ? `Edit ${user.name}` : 'Edit user')} failed="This user can’t be shown.">
      {(user) => <UserForm key={user.id} user={user} />}
    </RecordScreen>
  );
}
