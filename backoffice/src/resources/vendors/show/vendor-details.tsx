import { Link } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { MailLink } from '../../../components/fields/mail-link.tsx';
import { MapLink } from '../../../components/fields/map-link.tsx';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { Fact, Facts } from '../../../components/records/facts.tsx';
import { Section } from '../../../components/records/section.tsx';

const or = (text: string | number | null) => text ?? '–';

/** What the shop tells of itself. */
export const VendorDetails = ({ vendor }: { vendor: Vendor }) => (
  <Section title="Details">
    <Facts>
      <Fact label="Owner">{or(vendor.shopOwner)}</Fact>
      <Fact label="Phone">
        <PhoneField source="shopPhone" />
      </Fact>
      <Fact label="Email">{vendor.shopEmail === null ? '–' : <MailLink email={vendor.shopEmail} />}</Fact>
      <Fact label="Website">
        {vendor.shopWebsite === null ? (
          '–'
        ) : (
          <Link href={vendor.shopWebsite} target="_blank" rel="noreferrer">
            {vendor.shopWebsite}
          </Link>
        )}
      </Fact>
      <Fact label="Address">{or(vendor.shopAddress)}</Fact>
      <Fact label="Location">{or(vendor.shopLocation)}</Fact>
      <Fact label="Latitude">{or(vendor.shopLatitude)}</Fact>
      <Fact label="Longitude">{or(vendor.shopLongitude)}</Fact>
      {vendor.shopLatitude !== null && vendor.shopLongitude !== null && (
        <Fact label="Map">
          <MapLink latitude={vendor.shopLatitude} longitude={vendor.shopLongitude} />
        </Fact>
      )}
      <Fact label="Registered">
        <TimeField source="createdAt" />
      </Fact>
    </Facts>
  </Section>
);
