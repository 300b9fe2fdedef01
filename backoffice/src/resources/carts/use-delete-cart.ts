import type { CartRecordJson as Cart } from '@shop/contracts/rest/carts';
import { useState } from 'react';
import { HttpError, useDelete, useNotify, useRedirect } from 'react-admin';
import { useConfirmed } from '../../components/dialogs/use-confirmed.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { useShop } from '../../data/shop.tsx';

const FORBIDDEN = 403;

/** Deletes a customer's cart after a question. Who turns out not to be an admin is told so, and not offered it again. */
export function useDeleteCart(cart: Cart) {
  const { area } = useShop();
  const [isRefused, setIsRefused] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const confirmed = useConfirmed();
  const [deleteOne, { isPending }] = useDelete<Cart, Error>();

  const onError = (failure: Error) => {
    const isForbidden = failure instanceof HttpError && failure.status === FORBIDDEN;
    setIsRefused(isForbidden);
    notify(
      isForbidden
        ? 'Only admins can delete carts.'
        : sentenceOfFailure('Failed to delete cart. Please try again.', failure),
      { type: 'error', autoHideDuration: null },
    );
  };
  const onSuccess = () => {
    notify('Cart deleted successfully!', { type: 'success' });
    redirect('list', 'carts');
  };

  const remove = async () => {
    const question = {
      title: 'Delete this cart?',
      text: 'What lies in it is gone for its customer.',
      action: 'Delete',
      isGrave: true,
    };
    if (!(await confirmed(question))) return;
    await deleteOne('carts', { id: cart.id, previousData: cart }, { mutationMode: 'pessimistic', onSuccess, onError });
  };
  return { remove, isPending, mayDelete: area === 'admin' && !isRefused };
}
