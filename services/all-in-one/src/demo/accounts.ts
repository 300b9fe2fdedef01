/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'Passw0rd!';

export const ADMIN = { name: 'Adwoa Mensah', email: 'admin@shop.test' };

export interface DemoVendor {
  name: string;
  email: string;
  shopName: string;
  shopPhone: string;
  shopLocation: string;
  shopAddress: string;
  /** Whether an admin has let it sell. */
  isActive: boolean;
}

export const VENDORS: readonly DemoVendor[] = [
  {
    name: 'Rahinatu Alhassan',
    email: 'vendor@shop.test',
    shopName: 'Little Stars Tamale',
    shopPhone: '0244101201',
    shopLocation: 'Tamale',
    shopAddress: 'Stall 14, Aboabo Market',
    isActive: true,
  },
  {
    name: 'Kwame Boateng',
    email: 'vendor2@shop.test',
    shopName: 'Kumasi Kids Corner',
    shopPhone: '0204552310',
    shopLocation: 'Kumasi',
    shopAddress: 'Kejetia Market, Line 7',
    isActive: true,
  },
  {
    name: 'Ɛfua Ɔfori-Mensah',
    email: 'efua@shop.test',
    shopName: 'Ɛfua’s Kente Babies',
    shopPhone: '0554310077',
    shopLocation: 'Cape Coast',
    shopAddress: '21 Commercial Street',
    isActive: true,
  },
  {
    name: 'Nii Ŋmai',
    email: 'nii@shop.test',
    shopName: 'Osu School & Play',
    shopPhone: '0277654321',
    shopLocation: 'Accra',
    shopAddress: 'Oxford Street, Osu',
    isActive: true,
  },
  {
    name: 'Selorm Agbeko',
    email: 'selorm@shop.test',
    shopName: 'Volta Threads',
    shopPhone: '0248812345',
    shopLocation: 'Ho',
    shopAddress: 'Market Circle 3',
    isActive: true,
  },
  {
    name: 'Fatima Issah',
    email: 'fatima@shop.test',
    shopName: 'Savannah Soft',
    shopPhone: '0501239876',
    shopLocation: 'Bolgatanga',
    shopAddress: 'Commercial Road 8',
    isActive: true,
  },
  {
    name: 'Yaw Darko',
    email: 'newvendor@shop.test',
    shopName: 'First Steps Sunyani',
    shopPhone: '0261110022',
    shopLocation: 'Sunyani',
    shopAddress: 'Wednesday Market, Block C',
    isActive: false,
  },
];

export interface DemoCustomer {
  name: string;
  email: string;
  phone: string;
  gender: 'male' | 'female';
  address: { title: string; street: string; city: string; region: string; latitude: number; longitude: number };
}

export const CUSTOMERS: readonly DemoCustomer[] = [
  {
    name: 'Ama Serwaa',
    email: 'customer@shop.test',
    phone: '0241234567',
    gender: 'female',
    address: {
      title: 'Home',
      street: '12 Dagomba Road',
      city: 'Tamale',
      region: 'Northern',
      latitude: 9.4075,
      longitude: -0.8533,
    },
  },
  {
    name: 'N’Guessan Kouadio',
    email: 'customer2@shop.test',
    phone: '0271234568',
    gender: 'male',
    address: {
      title: 'Work',
      street: '5 Harper Road',
      city: 'Kumasi',
      region: 'Ashanti',
      latitude: 6.6745,
      longitude: -1.6163,
    },
  },
  {
    name: 'Akosua Ɔwusu',
    email: 'akosua@shop.test',
    phone: '0559876543',
    gender: 'female',
    address: {
      title: 'Home',
      street: '8 Ring Road East',
      city: 'Accra',
      region: 'Greater Accra',
      latitude: 5.5737,
      longitude: -0.1899,
    },
  },
  {
    name: 'Abdul-Rahman Mohammed',
    email: 'abdul@shop.test',
    phone: '0206543210',
    gender: 'male',
    address: {
      title: 'Shop',
      street: 'Education Ridge, House 40',
      city: 'Tamale',
      region: 'Northern',
      latitude: 9.4218,
      longitude: -0.8411,
    },
  },
];

export const AGENT = {
  name: 'Kofi Asante',
  email: 'delivery@shop.test',
  phone: '0249988776',
  nationalId: 'GHA-725514208-4',
  dateOfBirth: '1994-03-06',
  emergencyContactName: 'Esi Asante',
  emergencyContactPhone: '0208877665',
  region: 'Northern',
  licenseNumber: 'DVLA-2291-NR',
  vehicleType: 'Motorbike',
  vehiclePlate: 'M-19-NR 4471',
  agentAddress: 'Lamashegu, Tamale',
};
