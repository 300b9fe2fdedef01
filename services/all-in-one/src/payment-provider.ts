/** The secret key of the sandbox provider. */
export const SANDBOX_KEY = 'sk_test_sandbox';

interface ProviderSettings {
  NODE_ENV?: string | undefined;
  PAYSTACK_BASE_URL?: string | undefined;
  PAYSTACK_SECRET_KEY?: string | undefined;
}

/**
 * The real payment provider that the environment names; undefined where the sandbox stands in its place. Throws where half of it is
 * named, and in production without one: on the sandbox's page anyone could approve a payment.
 */
export function paymentProvider(settings: ProviderSettings): { url: string; secretKey: string } | undefined {
  const { NODE_ENV, PAYSTACK_BASE_URL: url, PAYSTACK_SECRET_KEY: secretKey } = settings;
  if (url && secretKey) return { url, secretKey };
  if (NODE_ENV !== 'production') {
    if (!url && !secretKey) return undefined;
    const [given, missing] = url
      ? ['PAYSTACK_BASE_URL', 'PAYSTACK_SECRET_KEY']
      : ['PAYSTACK_SECRET_KEY', 'PAYSTACK_BASE_URL'];
    throw new Error(
      `${given} is given without ${missing}: name both for the real provider, or neither for the sandbox.`,
    );
  }
  throw new Error(
    'In production the shop needs PAYSTACK_BASE_URL and PAYSTACK_SECRET_KEY: on the sandbox’s page anyone could approve a payment.',
  );
}
