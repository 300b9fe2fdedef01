import type { User } from '@shop/contracts/rest/users';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

const rule = Object.assign((id: unknown) => (id ? undefined : 'Please choose a user.'), { isRequired: true as const });
const byName = (q: string) => ({ q });
const textOf = ({ name, email }: User) => `${name} (${email})`;

const WORDS = {
  shop: { none: 'No user with the role vendor is without a shop.', who: 'Users with the role vendor who have no shop' },
  papers: {
    none: 'No user with the role delivery is without papers.',
    who: 'Users with the role delivery whose papers are not entered',
  },
};

/** For whom something is made. The server offers those alone who may have it and don’t. */
export const HolderInput = ({ lacks }: { lacks: 'shop' | 'papers' }) => (
  <ReferenceInput source="userId" reference="users" filter={{ lacks }} sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput
      label="User"
      optionText={textOf}
      filterToQuery={byName}
      validate={rule}
      noOptionsText={WORDS[lacks].none}
      helperText={WORDS[lacks].who}
    />
  </ReferenceInput>
);
