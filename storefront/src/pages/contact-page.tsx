import { MailIcon, PhoneIcon, PinIcon } from '../components/icons.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { useSettings } from '../features/shop-front/use-settings.ts';
import { formatPhone } from '@shop/browser/phone';

export default function ContactPage() {
  const { data: settings, error, mutate } = useSettings();
  return (
    <div className="page page--text">
      <PageTitle>Contact</PageTitle>
      <p className="lead">Ask us about a size, an order or a delivery. We are glad to help.</p>
      {error && !settings && <LoadFailure says="The address could not be loaded." onRetry={() => void mutate()} />}
      {!settings && !error && (
        <>
          <Loading what="the address" />
          <Skeleton shape="row" count={3} />
        </>
      )}
      {settings && (
        <dl className="contact">
          <div>
            <dt>
              <PhoneIcon /> Call
            </dt>
            <dd>
              <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{formatPhone(settings.phone)}</a>
            </dd>
          </div>
          <div>
            <dt>
              <MailIcon /> Write
            </dt>
            <dd>
              <a href={`mailto:${settings.email}`}>{settings.email}</a>
            </dd>
          </div>
          <div>
            <dt>
              <PinIcon /> Visit
            </dt>
            <dd>{settings.address}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
