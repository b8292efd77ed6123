/** As the documentation of react-admin and ra-supabase begins, for the tables that are measured. */
import { supabaseDataProvider } from 'ra-supabase';
import {
  Admin,
  Create,
  DataTable,
  DateField,
  Edit,
  List,
  Resource,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

const dataProvider = supabaseDataProvider({ instanceUrl: location.origin, apiKey: 'public' });

const filters = [<TextInput key="name" source="name@ilike" label="Name" alwaysOn />];

function CustomerList() {
  return (
    <List filters={filters} perPage={25}>
      <DataTable>
        <DataTable.NumberCol source="id" />
        <DataTable.Col source="name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="phone" />
        <DataTable.Col source="city" />
        <DataTable.Col source="country" />
        <DataTable.Col source="note" />
        <DataTable.Col source="created_at">
          <DateField source="created_at" showTime />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function CustomerEdit() {
  return (
    <Edit>
      <SimpleForm>
        {['name', 'email', 'phone', 'city', 'country', 'note', 'created_at'].map((source) => (
          <TextInput key={source} source={source} />
        ))}
      </SimpleForm>
    </Edit>
  );
}

function WideCreate({ fields }) {
  return (
    <Create>
      <SimpleForm>
        {Array.from({ length: fields }, (_, index) => (
          <TextInput key={index} source={`field_${index + 1}`} />
        ))}
      </SimpleForm>
    </Create>
  );
}

createRoot(document.querySelector('#root')).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="customer" list={CustomerList} edit={CustomerEdit} />
      {[40, 200].map((fields) => (
        <Resource key={fields} name={`form_${fields}`} create={<WideCreate fields={fields} />} />
      ))}
    </Admin>
  </BrowserRouter>,
);
